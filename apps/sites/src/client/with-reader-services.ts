/**
 * For islands that call the account service for visitors too: the services start with the island's code. The server has
 * none.
 */
export async function withReaderServices<Module>(island: Promise<Module>): Promise<Module> {
  if (typeof document === 'undefined') return island;
  const [module] = await Promise.all([
    island,
    import('./services.ts').then((services) => services.startHere()),
  ]);
  return module;
}
