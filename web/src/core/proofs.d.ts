/** Made by proofs.ts beside vite.config.ts. */
declare module 'virtual:proof-files' {
  const files: Partial<Record<number, string>>;
  export default files;
}
