import type { Core, LocalTables } from '../core/types';

/** The core, loaded when it is first needed: home is there before it. */
export function loadCore(): Promise<{ core: Core; localTables: LocalTables }> {
  return import('../core/client');
}
