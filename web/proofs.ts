/**
 * What is proved about Game of 20, for the page: made of the logs in proofs/ when it is built. tools/pack-proofs packs
 * them, and the core itself says what follows from them.
 *
 *   virtual:proofs         what is known of each centre tile, for people
 *   virtual:proof-files    where the packed answers lie, for the core; only those that settle something
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { FindProof, Module } from './src/core/module.ts';
import type { KnownCentre } from './src/games/game-of-20/known-state.ts';

const root = resolve(import.meta.dirname, '..');
const centres = [1, 2, 3, 4, 5, 6];

interface Folders {
  logs: string;
  out: string;
  wasm: string;
}

const usual: Folders = {
  logs: process.env['TWENTIES_PROOFS'] ?? join(root, 'proofs'),
  out: join(root, 'build/proofs'),
  wasm: join(root, 'build/wasm/twenties.wasm'),
};

type LoadCore = (wasm: WebAssembly.Module, findProof: FindProof) => Promise<Module>;

/** The core as the page has it. */
const loadCore: LoadCore = async (wasm, findProof) => {
  const { module } = await runnerImport<typeof import('./src/core/module.ts')>(
    join(import.meta.dirname, 'src/core/module.ts'),
  );
  return module.Module.load(wasm, findProof);
};

const fileOf = (folders: Folders, centre: number): string => join(folders.out, `centre-${centre}.bin`);

/** What is known of each centre tile. Without the core, as in unit tests, only how many deals are answered. */
export async function readProofs(
  folders: Folders = usual,
  load: LoadCore = loadCore,
): Promise<KnownCentre[]> {
  execFileSync(join(root, 'tools/pack-proofs'), [folders.logs, '--folder', folders.out]);
  const counts = JSON.parse(readFileSync(join(folders.out, 'proofs.json'), 'utf8')) as Record<string, number>;
  const packed = (centre: number) =>
    Promise.resolve(
      String(centre) in counts ? new Uint8Array(readFileSync(fileOf(folders, centre))) : undefined,
    );
  const core =
    Object.keys(counts).length > 0 && existsSync(folders.wasm)
      ? await load(new WebAssembly.Module(readFileSync(folders.wasm)), packed)
      : undefined;
  const known: KnownCentre[] = [];
  for (const centre of centres) {
    const answer = await core?.ask(JSON.stringify({ ask: 'proved', game: 'game-of-20', centre }));
    const [low, high] = JSON.parse(answer ?? '[-1,1]') as [number, number];
    known.push({ centre, low, high, answered: counts[String(centre)] ?? 0 });
  }
  return known;
}

const settles = ({ low, high }: KnownCentre): boolean => low > -1 || high < 1;

export function proofs(folders: Folders = usual): Plugin {
  let known: Promise<KnownCentre[]> | undefined;
  return {
    name: 'proofs',
    resolveId: (id) => (id === 'virtual:proofs' || id === 'virtual:proof-files' ? `\0${id}` : undefined),
    async load(id) {
      if (id !== '\0virtual:proofs' && id !== '\0virtual:proof-files') return undefined;
      known ??= readProofs(folders);
      if (id === '\0virtual:proofs') return `export default ${JSON.stringify(await known)};`;
      const settled = (await known).filter(settles).map(({ centre }) => centre);
      const imports = settled.map(
        (centre) => `import c${centre} from ${JSON.stringify(`${fileOf(folders, centre)}?url`)};`,
      );
      const places = settled.map((centre) => `${centre}: c${centre}`);
      return `${imports.join('\n')}\nexport default { ${places.join(', ')} };`;
    },
  };
}
