import { resolve } from 'node:path';
import { serve } from '../tools/serve.mjs';

/** One server for all tests; they learn its address from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  process.env['TWENTIES_PROGRAM'] ??= resolve(import.meta.dirname, '../../build/dev/bin/twenties');
  const { url, stop } = await serve();
  process.env['TWENTIES_URL'] = url;
  return stop;
}
