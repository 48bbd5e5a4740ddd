import { expect, it } from 'vitest';
import type { StoriesModule } from '../../tests/conformance/stories.ts';
import { closed } from './closed.ts';

it('Z2 a dialog with a trigger is closed in an example; what has none stays as it is', () => {
  const module = {
    default: { args: { trigger: 'Abrir' } },
    Open: { args: { defaultOpen: true, title: 'Aviso' } },
    Item: { args: { trigger: undefined, defaultOpen: true } },
  } as unknown as StoriesModule;
  const { Open, Item } = closed(module);
  expect(Open!.args).toEqual({ defaultOpen: undefined, title: 'Aviso' });
  expect(Item!.args).toEqual({ trigger: undefined, defaultOpen: true });
});
