import {
  Box,
  Button,
  Card,
  ChakraProvider,
  defaultSystem,
  Dialog,
  Heading,
  Image,
  Link,
  List,
  Menu,
  Portal,
  Text,
} from '@chakra-ui/react';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';
import { EmblaCarousel } from './shared.jsx';

export const css = ['front.css'];

const Teaser = ({ card }) => (
  <Card.Root as="article">
    <Image src={card.picture.src} alt={card.picture.alt} loading="lazy" width={1600} height={900} />
    <Card.Body>
      <Text textStyle="xs">{card.kicker}</Text>
      <Heading as="h3" size="md">
        <Link href={card.href}>{card.headline}</Link>
      </Heading>
      <Card.Description>{card.standfirst}</Card.Description>
      <Text textStyle="sm" color="fg.muted">
        {card.byline}
      </Text>
    </Card.Body>
  </Card.Root>
);
const VIEWS = {
  text: ({ html }) => <Text {...inner(html)} />,
  header: ({ id, html }) => <Heading as="h2" size="xl" id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => (
    <Box as="figure" borderLeftWidth="3px" paddingLeft="4">
      <blockquote>{blocks.map(view)}</blockquote>
      <Text as="figcaption" textStyle="sm" {...inner(citation)} />
    </Box>
  ),
  image: ({ picture, caption }) => (
    <Box as="figure">
      <Image
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        src={picture.url}
      />
      <Text as="figcaption" textStyle="sm">
        {caption.caption} Foto: {caption.credit}
      </Text>
    </Box>
  ),
  list: ({ items }) => (
    <List.Root>
      {items.map(({ blocks }, at) => (
        <List.Item key={at}>{blocks.map(view)}</List.Item>
      ))}
    </List.Root>
  ),
};
const view = (block) => {
  const View = VIEWS[block.type];
  return <View key={block.id} {...block} />;
};

const More = () => (
  <Menu.Root>
    <Menu.Trigger asChild>
      <Button>Más</Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {MENU.map(({ href, text }) => (
            <Menu.Item key={href} value={href} asChild>
              <a href={href}>{text}</a>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
const Share = () => (
  <Dialog.Root lazyMount>
    <Dialog.Trigger asChild>
      <Button>Compartir</Button>
    </Dialog.Trigger>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Compartir</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>Elija una red</Dialog.Body>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

export const Page = ({ cards }) => (
  <ChakraProvider value={defaultSystem}>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Link key={href} href={href}>
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
  </ChakraProvider>
);

export const Item = Button;
export const Themed = ({ children }) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>;
export const toggle = (dark) => {
  document.documentElement.className = dark ? 'dark' : 'light';
};
