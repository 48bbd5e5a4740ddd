import { useState } from 'react';
import { Blockquote, Button, Card, Dialog, DropdownMenu, Heading, Link, Text, Theme } from '@radix-ui/themes';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';
import { EmblaCarousel } from './shared.jsx';

export const css = ['@radix-ui/themes/styles.css', 'front.css'];

const Teaser = ({ card }) => (
  <Card asChild>
    <article>
      <img src={card.picture.src} alt={card.picture.alt} loading="lazy" width={1600} height={900} />
      <Text as="div" size="1">
        {card.kicker}
      </Text>
      <Heading as="h3" size="4">
        <Link href={card.href} color="gray" highContrast>
          {card.headline}
        </Link>
      </Heading>
      <Text as="p" size="2">
        {card.standfirst}
      </Text>
      <Text as="div" size="1" color="gray">
        {card.byline}
      </Text>
    </article>
  </Card>
);
const VIEWS = {
  text: ({ html }) => (
    <Text asChild>
      <p {...inner(html)} />
    </Text>
  ),
  header: ({ id, html }) => (
    <Heading asChild>
      <h2 id={id} {...inner(html)} />
    </Heading>
  ),
  quote: ({ citation, blocks }) => (
    <figure>
      <Blockquote>{blocks.map(view)}</Blockquote>
      <Text asChild size="2">
        <figcaption {...inner(citation)} />
      </Text>
    </figure>
  ),
  image: ({ picture, caption }) => (
    <figure>
      <img alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" src={picture.url} />
      <Text asChild size="1">
        <figcaption>
          {caption.caption} Foto: {caption.credit}
        </figcaption>
      </Text>
    </figure>
  ),
  list: ({ items }) => (
    <ul>
      {items.map(({ blocks }, at) => (
        <li key={at}>{blocks.map(view)}</li>
      ))}
    </ul>
  ),
};
const view = (block) => {
  const View = VIEWS[block.type];
  return <View key={block.id} {...block} />;
};
const More = () => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger>
      <Button>Más</Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content>
      {MENU.map(({ href, text }) => (
        <DropdownMenu.Item key={href} asChild>
          <a href={href}>{text}</a>
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
const Share = () => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button>Compartir</Button>
    </Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Compartir</Dialog.Title>
      Elija una red
    </Dialog.Content>
  </Dialog.Root>
);

export const Page = ({ cards }) => (
  <Theme>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Link key={href} href={href} underline="none">
            {text}
          </Link>
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
  </Theme>
);

export const Item = Button;
let set;
export const Themed = ({ children }) => {
  const [dark, setDark] = useState(false);
  set = setDark;
  return <Theme appearance={dark ? 'dark' : 'light'}>{children}</Theme>;
};
export const toggle = (dark) => set(dark);
