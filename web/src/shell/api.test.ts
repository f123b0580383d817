import { afterEach, expect, test, vi } from 'vitest';
import { language } from '../texts/texts';
import { ApiError, post } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  language.value = 'en';
});

test('the server is asked to refuse in the language of the page', async () => {
  const refused = new Response(JSON.stringify({ reason: 'zu viele Tische' }), { status: 429 });
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(refused);
  vi.stubGlobal('fetch', fetched);
  language.value = 'de';
  await expect(post('/api/tables', {})).rejects.toEqual(new ApiError(429, 'zu viele Tische'));
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
    'Content-Type': 'application/json',
    'Accept-Language': 'de',
  });
});
