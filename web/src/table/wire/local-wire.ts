import type { LocalTables } from '../../core/types';
import type { ClientMessage, ServerMessage, Wire } from '../../protocol/messages';
import type { OnlineWireOptions } from './online-wire';

/** A table in this page: the same protocol without a network, so nothing ever breaks off. */
export function connectLocal(
  tables: LocalTables,
  options: Pick<OnlineWireOptions, 'heard' | 'resume' | 'link'>,
): Wire {
  const stop = tables.listen((message: ServerMessage) => options.heard(message));
  options.link('open');
  for (const message of options.resume()) tables.send(message);
  const send = (message: ClientMessage) => {
    tables.send(message);
    return true;
  };
  return { send, close: stop };
}
