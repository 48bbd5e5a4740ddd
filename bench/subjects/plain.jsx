import * as RD from '@radix-ui/react-dialog';
import * as RM from '@radix-ui/react-dropdown-menu';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';
import { useCarousel } from './shared.jsx';

export const css = ['plain.css'];

const Card = ({ card }) => (
  <article className="card">
    <div className="picture">
      <picture className="image">
        <img
          alt={card.picture.alt}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          src={card.picture.src}
        />
      </picture>
    </div>
    <div className="text">
      <div className="kicker">{card.kicker}</div>
      <h3 className="headline">
        <a href={card.href}>{card.headline}</a>
      </h3>
      <div className="standfirst">{card.standfirst}</div>
      <div className="meta">{card.byline}</div>
    </div>
  </article>
);

const VIEWS = {
  text: ({ html }) => <p {...inner(html)} />,
  header: ({ id, html }) => <h2 id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => (
    <figure className="quote">
      <blockquote>{blocks.map(view)}</blockquote>
      <figcaption {...inner(citation)} />
    </figure>
  ),
  image: ({ picture, caption }) => (
    <figure className="figure">
      <picture className="image">
        <img
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          src={picture.url}
        />
      </picture>
      <figcaption>
        <span {...inner(caption.caption)} /> <span className="credit">Foto: {caption.credit}</span>
      </figcaption>
    </figure>
  ),
  list: ({ items }) => (
    <ul className="list">
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

function Carousel({ label, children }) {
  const { viewport, back, on } = useCarousel();
  return (
    <section className="carousel" aria-roledescription="carrusel" aria-label={label}>
      <div className="arrows">
        <button type="button" className="button" aria-label="Anterior" onClick={back}>
          ‹
        </button>
        <button type="button" className="button" aria-label="Siguiente" onClick={on}>
          ›
        </button>
      </div>
      <div className="viewport" ref={viewport}>
        <div className="track">{children}</div>
      </div>
    </section>
  );
}

const Share = () => (
  <RD.Root>
    <RD.Trigger asChild>
      <button type="button" className="button">
        Compartir
      </button>
    </RD.Trigger>
    <RD.Portal>
      <RD.Overlay className="scrim">
        <RD.Content className="dialog" aria-describedby={undefined}>
          <RD.Title className="title">Compartir</RD.Title>
          Elija una red
          <RD.Close className="close" aria-label="Cerrar" />
        </RD.Content>
      </RD.Overlay>
    </RD.Portal>
  </RD.Root>
);

const Menu = () => (
  <RM.Root modal={false}>
    <RM.Trigger asChild>
      <button type="button" className="button">
        Más
      </button>
    </RM.Trigger>
    <RM.Portal>
      <RM.Content className="menu" align="start" sideOffset={4}>
        {MENU.map(({ href, text }) => (
          <RM.Item asChild key={href}>
            <a className="item" href={href}>
              {text}
            </a>
          </RM.Item>
        ))}
      </RM.Content>
    </RM.Portal>
  </RM.Root>
);

export const Page = ({ cards }) => (
  <>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <a key={href} className="link" href={href}>
            {text}
          </a>
        ))}
      </nav>
      <Menu />
      <Share />
    </header>
    <main>
      <div className="body">{BLOCKS.map(view)}</div>
      <Carousel label="Lo último">
        {SLIDES.map((card) => (
          <div key={card.id} className="slide" role="group" aria-roledescription="nota">
            <Card card={card} />
          </div>
        ))}
      </Carousel>
      <div className="front">
        {cards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
    </main>
  </>
);

export const Item = ({ children }) => (
  <button type="button" className="button">
    {children}
  </button>
);
export const Themed = ({ children }) => children;
export const toggle = (dark) => {
  document.documentElement.dataset.mode = dark ? 'dark' : 'light';
};
