import { Button } from 'rotativa/components/Button';
import { Menu, Share, Slides } from './rotativa-interactive.jsx';
import { Layout } from './rotativa-parts.jsx';

export { css } from './rotativa-parts.jsx';

export const Page = ({ cards }) => (
  <Layout menu={<Menu />} share={<Share />} slides={<Slides />} cards={cards} />
);

export const Item = Button;
export const Themed = ({ children }) => children;
export const toggle = (dark) => {
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
};
