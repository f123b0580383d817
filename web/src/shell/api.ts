import { signal } from '@preact/signals';
import { language } from '../texts/texts';

/** A table as the server lists it. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  options?: string;
  clock?: string;
  seats?: { kind: string; name?: string }[];
  status: string;
  changed?: number;
}

/** Whether the server could be reached when it was last asked. */
export const connection = signal<'unknown' | 'there' | 'none'>('unknown');

/** What the server said no to, in its words; or, without words, that it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function ask<T>(
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<T> {
  let status = 0;
  try {
    // The language of the page, which may be another than that of the browser.
    const headers = { ...init.headers, 'Accept-Language': language.value };
    const answer = await fetch(path, { ...init, headers, credentials: 'same-origin' });
    status = answer.status;
    const body = (await answer.json()) as T & { reason?: string };
    connection.value = 'there';
    if (answer.ok) return body;
    throw new ApiError(status, body.reason ?? '');
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // No answer, or one that is not the server's.
    connection.value = 'none';
    throw new ApiError(status, '');
  }
}

export const get = <T>(path: string) => ask<T>(path, { method: 'GET' });
export const post = <T>(path: string, body: unknown) =>
  ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
