// Parts of Rotativa's page, with and without islands.
import { BodyFigure } from 'rotativa/blocks/body/BodyFigure';
import { BodyList } from 'rotativa/blocks/body/BodyList';
import { BodyQuote } from 'rotativa/blocks/body/BodyQuote';
import { Card } from 'rotativa/components/Card';
import { Heading } from 'rotativa/components/Heading';
import { Image } from 'rotativa/components/Image';
import { Link } from 'rotativa/components/Link';
import { Text } from 'rotativa/components/Text';
import { BLOCKS, inner, LINKS } from './data.js';

/** The layout of the page. The pieces import their CSS. */
export const css = ['front.css'];

export const Teaser = ({ card }) => (
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

/** The page around its three interactive parts. */
export const Layout = ({ menu, share, slides, cards }) => (
  <>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Link key={href} href={href} underline="none">
            {text}
          </Link>
        ))}
      </nav>
      {menu}
      {share}
    </header>
    <main>
      <div className="body">{BLOCKS.map(view)}</div>
      {slides}
      <div className="front">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </div>
    </main>
  </>
);
