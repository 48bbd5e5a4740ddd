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
      menu={<Island of={menu} props={{}} />}
      share={<Island of={share} props={{}} />}
      slides={<Island of={slides} props={{}} />}
      cards={cards}
    />
  </Islands>
);
