export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
export { routeLinks, type LinkRouting } from './route-links.ts';
