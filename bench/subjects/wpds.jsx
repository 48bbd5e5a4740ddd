import {
  ActionMenu,
  Box,
  Button,
  Card,
  darkTheme,
  Dialog,
  getCssText,
  styled,
} from '@washingtonpost/wpds-ui-kit';
import { useState } from 'react';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';
import { EmblaCarousel } from './shared.jsx';

export const css = ['front.css'];
/** Stitches collects its rules during rendering; the server writes them into the page. */
export const styles = () => `<style id="stitches">${getCssText()}</style>`;

const Kicker = styled('div', { fontSize: '$075', color: '$gray80' });
const Headline = styled('h3', { fontFamily: '$headline', fontSize: '$125', margin: 0 });
const Words = styled('p', { fontFamily: '$body', fontSize: '$100', lineHeight: '$150' });
const Anchor = styled('a', { color: 'inherit', textDecoration: 'none' });
const Quote = styled('figure', { borderLeft: '3px solid', paddingLeft: '$100' });

const Teaser = ({ card }) => (
  <Card as="article">
    <img src={card.picture.src} alt={card.picture.alt} loading="lazy" width={1600} height={900} />
    <Kicker>{card.kicker}</Kicker>
    <Headline>
      <Anchor href={card.href}>{card.headline}</Anchor>
    </Headline>
    <Words>{card.standfirst}</Words>
    <Kicker>{card.byline}</Kicker>
  </Card>
);
const VIEWS = {
  text: ({ html }) => <Words {...inner(html)} />,
  header: ({ id, html }) => <Headline as="h2" id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => (
    <Quote>
      <blockquote>{blocks.map(view)}</blockquote>
      <Kicker as="figcaption" {...inner(citation)} />
    </Quote>
  ),
  image: ({ picture, caption }) => (
    <Box as="figure">
      <img alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" src={picture.url} />
      <Kicker as="figcaption">
        {caption.caption} Foto: {caption.credit}
      </Kicker>
    </Box>
  ),
  list: ({ items }) => (
    <Box as="ul">
      {items.map(({ blocks }, at) => (
        <li key={at}>{blocks.map(view)}</li>
      ))}
    </Box>
  ),
};
const view = (block) => {
  const View = VIEWS[block.type];
  return <View key={block.id} {...block} />;
};
const More = () => (
  <ActionMenu.Root modal={false}>
    <ActionMenu.Trigger asChild>
      <Button>Más</Button>
    </ActionMenu.Trigger>
    <ActionMenu.Portal>
      <ActionMenu.Content>
        {MENU.map(({ href, text }) => (
          <ActionMenu.Item key={href} asChild>
            <a href={href}>{text}</a>
          </ActionMenu.Item>
        ))}
      </ActionMenu.Content>
    </ActionMenu.Portal>
  </ActionMenu.Root>
);
const Share = () => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button>Compartir</Button>
    </Dialog.Trigger>
    <Dialog.Portal>
      <Dialog.Overlay />
      <Dialog.Content>
        <Dialog.Title>Compartir</Dialog.Title>
        <Dialog.Body>Elija una red</Dialog.Body>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);

export const Page = ({ cards }) => (
  <>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Anchor key={href} href={href}>
            {text}
          </Anchor>
        ))}
      </nav>
      <More />
      <Share />
    </header>
    <main>
      <div>{BLOCKS.map(view)}</div>
      <EmblaCarousel label="Lo último" Arrow={Button}>
        {SLIDES.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </EmblaCarousel>
      <div className="front">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </div>
    </main>
  </>
);

export const Item = Button;
let set;
export const Themed = ({ children }) => {
  const [dark, setDark] = useState(false);
  set = setDark;
  return <div className={dark ? (darkTheme.className ?? String(darkTheme)) : ''}>{children}</div>;
};
export const toggle = (dark) => set(dark);
