import { vi } from 'vitest';

export interface AddedScript {
  src: string;
  nonce?: string;
  attributes: Record<string, string>;
  removed: boolean;
}

/**
 * A page that adds scripts without a network. `onScript` simulates a script that has loaded; if it returns false, the
 * script fails; if undefined, it never finishes.
 */
export function scriptPage(onScript: (script: AddedScript) => boolean | undefined = () => true) {
  const scripts: AddedScript[] = [];
  const document = {
    createElement: () => {
      const script = {
        src: '',
        attributes: {} as Record<string, string>,
        removed: false,
        onload: (): void => undefined,
        onerror: (): void => undefined,
        setAttribute: (name: string, value: string) => (script.attributes[name] = value),
        remove: () => (script.removed = true),
      };
      return script;
    },
    head: {
      append: (script: AddedScript & { onload(): void; onerror(): void }) => {
        scripts.push(script);
        queueMicrotask(() => {
          const works = onScript(script);
          if (works === true) script.onload();
          else if (works === false) script.onerror();
        });
      },
    },
    documentElement: { lang: 'es-CO' },
  } as unknown as Document;
  return { document, scripts, location: { reload: vi.fn() } };
}
