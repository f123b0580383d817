export const browser: { executablePath: string; args: string[] };
export function serve(): Promise<{ url: string; stop: () => Promise<void> }>;
