// Starts the program with the built page on a free port and an empty database, for tests and for pictures.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** What the browser is started with: Chromium, or its part without windows, which takes two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell';
export const browser = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Answers the address when the server listens. `web`: the folder of the page. */
export async function serve(web = process.env.TWENTIES_WEB ?? join(root, 'build/web')) {
  const program = process.env.TWENTIES_PROGRAM ?? join(root, 'build/release/bin/twenties');
  const data = mkdtempSync(join(tmpdir(), 'twenties-e2e-'));
  // One address makes all the tables here: the limits for strangers are not for it.
  const limits = ['--tables-per-minute', '1000', '--requests-per-second', '10000'];
  // By this name the page is not served securely.
  const names = ['--name', 'twenties.test'];
  const server = spawn(
    program,
    ['serve', '--port', '0', '--data', data, '--web', web, '--log', 'warn', ...names, ...limits],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => server.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}
