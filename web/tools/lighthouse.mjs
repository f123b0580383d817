// Measures the real page with Lighthouse and its simulated phone: npm run lighthouse [-- --runs N] [home puzzle guided table]
// Lighthouse is fetched by npx when this is run, and is no part of what the page or its tests need.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { browser as launch, serve } from './serve.mjs';

const lighthouse = 'lighthouse@12.8.2';
const games = ['twenty-four-seven', 'game-of-20', 'twenty-one', 'sums-of-20'];
const kinds = ['home', 'puzzle', 'guided', 'table'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const unknown = positionals.filter((kind) => !kinds.includes(kind));
if (unknown.length > 0 || !(runs > 0)) {
  console.error(`usage: npm run lighthouse [-- --runs N] [${kinds.join(' ')}]`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : kinds;

const { url, stop } = await serve();

/** A folder for a browser, new each time: nothing is kept from an earlier run. */
async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'twenties-lighthouse-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser(folder, use) {
  const context = await chromium.launchPersistentContext(folder, { ...launch, baseURL: url });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/** A table online with a bot, at which the owner of these cookies is to move. */
function openTable(game) {
  const sit = async (context) => {
    const page = await context.newPage();
    await page.request.get('/api/me');
    const data = { game, options: 'players=2', seats: ['open', 'bot:gentle'] };
    const made = await page.request.post('/api/tables', { data });
    const path = `/t/${(await made.json()).table}`;
    await page.goto(path);
    await page.locator('.gathering__form input').fill('Ann');
    await page.locator('.gathering__form button').click();
    await page.locator('.table--acts').waitFor();
    return { name: `table ${game}`, path, cookies: await context.cookies() };
  };
  return withFolder((folder) => withBrowser(folder, sit));
}

async function pagesOf(kind) {
  if (kind === 'home') return [{ name: 'home', path: '/', cookies: [] }];
  if (kind === 'puzzle') return [{ name: 'puzzle', path: '/puzzle', cookies: [] }];
  const pages = [];
  for (const game of games) {
    if (kind === 'table') pages.push(await openTable(game));
    else pages.push({ name: `guided ${game}`, path: `/learn/${game}`, cookies: [] });
  }
  return pages;
}

/** The cookies say at a table who sits there; the browser keeps them in its folder, so that its connection has them too. */
function measure({ path, cookies }) {
  return withFolder(async (folder) => {
    if (cookies.length > 0) await withBrowser(folder, (context) => context.addCookies(cookies));
    const report = join(folder, 'report.json');
    const flags = ['--headless=new', `--user-data-dir=${folder}`, ...launch.args].join(' ');
    await promisify(execFile)(
      'npx',
      [
        ...['--yes', lighthouse, url + path, '--quiet', `--chrome-flags=${flags}`],
        ...['--output=json', `--output-path=${report}`],
      ],
      { env: { ...process.env, CHROME_PATH: launch.executablePath } },
    );
    return JSON.parse(readFileSync(report, 'utf8'));
  });
}

/** Lighthouse itself now and then fails to record a page; then it is asked again. */
async function measureAgain(page, tries = 3) {
  try {
    return await measure(page);
  } catch (error) {
    const said = String(error.stderr ?? error).trim();
    if (tries === 1 || !said.includes('Runtime error')) throw error;
    console.error(`${page.name}: ${said}`);
    return measureAgain(page, tries - 1);
  }
}

const cell = (text, width = 15) => String(text).padStart(width);

try {
  console.log(['page'.padEnd(26), ...categories.map((one) => cell(one)), cell('TBT'), cell('CLS')].join(''));
  for (const kind of wanted) {
    for (const page of await pagesOf(kind)) {
      for (let run = 0; run < runs; run += 1) {
        const report = await measureAgain(page);
        const scores = categories.map((one) => {
          // Engines are asked to stay away from tables, on purpose.
          if (one === 'seo' && kind === 'table') return '-';
          return Math.round(report.categories[one].score * 100);
        });
        const time = Math.round(report.audits['total-blocking-time'].numericValue);
        const shift = report.audits['cumulative-layout-shift'].numericValue.toFixed(3);
        const figures = [...scores, `${time} ms`, shift];
        console.log([page.name.padEnd(26), ...figures.map((one) => cell(one))].join(''));
      }
    }
  }
} finally {
  await stop();
}
