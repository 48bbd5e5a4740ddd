import { Drawer } from '@puckeditor/core';
import { useState, type ReactNode } from 'react';
import type { EditorBlock } from 'rotativa/editor';
import type { Actions } from '../editor/use-actions.ts';
import { BlockPictureView, type BlockPictureViewProps } from './BlockPictureView.tsx';
import { findBlocks } from './find-blocks.ts';

export interface CatalogueProps {
  blocks: readonly EditorBlock[];
  categories: readonly { readonly name: string; readonly label: string }[];
  actions: Actions;
  /** The pictures of the blocks. */
  drawing: Omit<BlockPictureViewProps, 'block'>;
}

/** The blocks that an editor may add: dragged onto the page, or by a click below the selected block. */
export function Catalogue({ blocks, categories, actions, drawing }: CatalogueProps): ReactNode {
  const [sought, setSought] = useState('');
  const found = findBlocks(blocks, categories, sought);
  return (
    <div className="catalogue">
      <label className="search">
        <span>Buscar un bloque</span>
        <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
      </label>
      {found.length === 0 && <p className="empty">Ningún bloque se llama así.</p>}
      {categories.map(({ name, label }) => {
        const some = found.filter(({ category }) => category === name);
        if (some.length === 0) return null;
        return (
          <section key={name} aria-label={label}>
            <h2>{label}</h2>
            <Drawer>
              {some.map((block) => (
                <div className="offer" key={block.name}>
                  <Drawer.Item name={block.name} label={block.label}>
                    {() => (
                      <div className="name">
                        <BlockPictureView {...drawing} block={block.name} />
                        {block.label}
                      </div>
                    )}
                  </Drawer.Item>
                  <button
                    type="button"
                    className="icon"
                    aria-label={`Añadir ${block.label}`}
                    onClick={() => actions.insert(block.name)}
                  >
                    +
                  </button>
                </div>
              ))}
            </Drawer>
          </section>
        );
      })}
    </div>
  );
}
