import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ItemList } from '../../apps/desk/src/app/collections/ItemList.tsx';
import { originalStory } from '../../src/domain/collection/original-story.ts';
import { DESK_META } from './desk-room.tsx';
import { choice, DOCUMENTS, NOW } from './desk-world.ts';

const ORIGINALS = new Map(DOCUMENTS.map((document) => [document._id, originalStory(document)]));

const meta = {
  ...DESK_META,
  component: ItemList,
  args: {
    document: {
      title: 'Portada',
      items: [
        { id: 'reforma', story: 'reforma', pinned: true },
        { id: 'salario', story: 'salario', overrides: { headline: 'Salario: faltan dos días' } },
        { id: 'ciclismo', story: 'ciclismo', from: '2026-11-21T11:00:00Z' },
      ],
    },
    stories: new Map(
      DOCUMENTS.map(({ _id, headlines }) => [
        _id,
        { original: ORIGINALS.get(_id), choice: choice(_id, headlines.basic ?? '') },
      ]),
    ),
    selected: 'salario',
    thumbnail: (src) => src,
    pagesOf: () => '',
    mayChange: true,
    now: NOW,
    onSelect: fn(),
    onChange: fn(),
  },
  render: function Rows(args) {
    const [document, setDocument] = useState(args.document);
    return (
      <ItemList
        {...args}
        document={document}
        onChange={(next) => {
          setDocument(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row is moved by a button or by Alt with an arrow, pinned and taken out. */
export const Rows: Story = {
  play: async ({ args, canvasElement }) => {
    const inside = within(canvasElement);
    const order = () => inside.getAllByRole('listitem').map((row) => row.querySelector('.name')?.textContent);
    inside.getByRole('button', { name: 'Salario: faltan dos días' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(order()[0]).toBe('Salario: faltan dos días');
    await inside.findByText('“Salario: faltan dos días”: posición 1 de 3.');
    await userEvent.click(inside.getByRole('button', { name: 'Bajar “Salario: faltan dos días”' }));
    await expect(order()[1]).toBe('Salario: faltan dos días');
    await userEvent.click(inside.getByRole('button', { name: /^Quitar “La etapa reina/ }));
    await expect(order()).toHaveLength(2);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Who proposes sees a collection and does not change it. */
export const ReadOnly: Story = { args: { mayChange: false } };
