import { useEffect, useState } from 'preact/hooks';
import { localTables } from '../../core/client';
import type { TableKind } from '../store';

export async function fetchRecord(kind: TableKind, id: string): Promise<string> {
  if (kind === 'local') return localTables.record(id);
  const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.text();
}

export interface RecordFound {
  record?: string;
  failed?: boolean;
  again: () => void;
}

/** The record of a game that is over. */
export function useRecord(kind: TableKind, id: string, over: boolean): RecordFound {
  const [found, setFound] = useState<{ record?: string; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFound({});
    if (!over) return;
    let current = true;
    fetchRecord(kind, id).then(
      (record) => current && setFound({ record }),
      () => current && setFound({ failed: true }),
    );
    return () => {
      current = false;
    };
  }, [kind, id, over, tries]);
  return { ...found, again: () => setTries(tries + 1) };
}
