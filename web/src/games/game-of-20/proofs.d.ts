/** Made by proofs.ts beside vite.config.ts. */
declare module 'virtual:proofs' {
  const known: import('./known-state').KnownCentre[];
  export default known;
}
