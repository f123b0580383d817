import type { Core, LocalTables } from '../core/types';

interface Client {
  core: Core;
  localTables: LocalTables;
}

const found = import.meta.glob<Client>('../core/client.ts');

/** The core, loaded when it is first needed: home is there before it. */
export async function loadCore(): Promise<Client> {
  const load = found['../core/client.ts'];
  if (!load) throw new Error('the core is not there');
  return load();
}
