export const browser: { executablePath: string; args: string[] };
export function serve(web?: string): Promise<{ url: string; stop: () => Promise<void> }>;
