import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryServices, type MemoryVisitor } from '../../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../../providers/react.ts';
import type { BrandKey } from '../../../../themes/brand.ts';
import { showReader } from './show-reader.ts';

/** A page that a reader opens: the services of its islands, and the state on its root element. */
function Visit({ as, children }: { as: MemoryVisitor; children: ReactNode }) {
  const [services] = useState(() => createMemoryServices({ as, log: () => undefined }));
  useEffect(() => showReader(services.session, document.documentElement), [services]);
  return <ServicesProvider services={services}>{children}</ServicesProvider>;
}

/** Room for the open menu, which is over the page. */
const ROOM = { minBlockSize: '30rem' };

/**
 * A header with its account menu open, for a reader.
 * @param brand the brand of the header
 */
export const readerStory = (as: MemoryVisitor, brand: BrandKey) =>
  ({
    decorators: [
      (story) => (
        <Visit as={as}>
          <div style={ROOM}>{story()}</div>
        </Visit>
      ),
    ],
    globals: { brand },
    parameters: { layout: 'fullscreen' },
    play: async ({ canvasElement }) => {
      const state = as === 'anonymous' ? as : as === 'registered' ? as : 'subscriber';
      await waitFor(() => expect(document.documentElement.dataset['reader']).toBe(state));
      const label = await within(canvasElement).findByText(/^Cuenta/);
      await userEvent.click(label.closest('summary')!);
      await waitFor(() => expect(label.closest('details')).toHaveProperty('open', true));
    },
  }) satisfies StoryObj;
