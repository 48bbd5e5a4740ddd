import { BodyFigure } from 'rotativa/blocks/BodyFigure';
import { BodyList } from 'rotativa/blocks/BodyList';
import { BodyQuote } from 'rotativa/blocks/BodyQuote';
import { Button } from 'rotativa/components/Button';
import { Card } from 'rotativa/components/Card';
import { Carousel } from 'rotativa/components/Carousel';
import { Dialog } from 'rotativa/components/Dialog';
import { DropdownMenu, DropdownMenuItem } from 'rotativa/components/DropdownMenu';
import { Heading } from 'rotativa/components/Heading';
import { Image } from 'rotativa/components/Image';
import { Link } from 'rotativa/components/Link';
import { Text } from 'rotativa/components/Text';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';

export const css = [
  'rotativa/base.css',
  'rotativa/components/Button.css',
  'rotativa/components/Card.css',
  'rotativa/components/Carousel.css',
  'rotativa/components/Dialog.css',
  'rotativa/components/DropdownMenu.css',
  'rotativa/components/Heading.css',
  'rotativa/components/Icon.css',
  'rotativa/components/IconButton.css',
  'rotativa/components/Image.css',
  'rotativa/components/Link.css',
  'rotativa/components/Text.css',
  'rotativa/blocks/BodyFigure.css',
  'rotativa/blocks/BodyList.css',
  'rotativa/blocks/BodyQuote.css',
  'front.css',
];

const Teaser = ({ card }) => (
  <Card
    href={card.href}
    headline={card.headline}
    kicker={card.kicker}
    standfirst={card.standfirst}
    meta={card.byline}
    picture={<Image src={card.picture.src} alt={card.picture.alt} />}
  />
);

const VIEWS = {
  text: ({ html }) => <Text voice="body-l" {...inner(html)} />,
  header: ({ id, html }) => <Heading level={2} size="m" id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => (
    <BodyQuote variant="quote" citation={citation}>
      {blocks.map(view)}
    </BodyQuote>
  ),
  image: ({ picture, caption }) => <BodyFigure picture={picture} caption={caption} />,
  list: ({ items }) => <BodyList items={items.map(({ blocks }) => blocks.map(view))} />,
};
const view = (block) => {
  const View = VIEWS[block.type];
  return <View key={block.id} {...block} />;
};

export const Page = ({ cards }) => (
  <>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Link key={href} href={href} underline="none">
            {text}
          </Link>
        ))}
      </nav>
      <DropdownMenu trigger={<Button>Más</Button>}>
        {MENU.map(({ href, text }) => (
          <DropdownMenuItem key={href} href={href}>
            {text}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
      <Dialog title="Compartir" trigger={<Button>Compartir</Button>}>
        Elija una red
      </Dialog>
    </header>
    <main>
      <div className="body">{BLOCKS.map(view)}</div>
      <Carousel label="Lo último" perView={3}>
        {SLIDES.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </Carousel>
      <div className="front">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </div>
    </main>
  </>
);

export const Item = Button;
export const Themed = ({ children }) => children;
export const toggle = (dark) => {
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
};
