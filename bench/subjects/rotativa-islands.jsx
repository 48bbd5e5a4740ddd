import { Island } from 'rotativa/islands';
import { Islands, preload } from 'rotativa/islands/server';
import { ISLANDS, menu, share, slides } from './islands.js';
import { Layout } from './rotativa-parts.jsx';

export { css } from './rotativa-parts.jsx';

export const ready = preload(ISLANDS);

const fail = (error) => {
  throw error;
};

export const Page = ({ cards }) => (
  <Islands onError={fail}>
    <Layout
      menu={<Island definition={menu} props={{}} />}
      share={<Island definition={share} props={{}} />}
      slides={<Island definition={slides} props={{}} />}
      cards={cards}
    />
  </Islands>
);
