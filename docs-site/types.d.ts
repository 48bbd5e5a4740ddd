// The packages of this folder have a lock file for themselves. Their types are not there when the workspace is checked.
declare module 'refractor' {
  export const refractor: {
    register(language: unknown): void;
    highlight(code: string, language: string): { children: unknown[] };
  };
}
declare module 'refractor/*' {
  const language: unknown;
  export default language;
}
declare module 'pagefind' {
  interface Index {
    addDirectory(options: { path: string }): Promise<{ errors: string[]; page_count: number }>;
    writeFiles(options: { outputPath: string }): Promise<{ errors: string[] }>;
  }
  export function createIndex(options?: object): Promise<{ errors: string[]; index?: Index }>;
  export function close(): Promise<void>;
}
