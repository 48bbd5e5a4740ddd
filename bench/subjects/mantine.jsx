import { Carousel } from '@mantine/carousel';
import {
  Anchor,
  Blockquote,
  Button,
  Card,
  Image,
  List,
  MantineProvider,
  Menu,
  Modal,
  Text,
  Title,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';

export const css = ['@mantine/core/styles.css', '@mantine/carousel/styles.css', 'front.css'];

const Teaser = ({ card }) => (
  <Card component="article" withBorder>
    <Card.Section>
      <Image src={card.picture.src} alt={card.picture.alt} loading="lazy" width={1600} height={900} />
    </Card.Section>
    <Text size="xs">{card.kicker}</Text>
    <Title order={3} size="h4">
      <Anchor href={card.href} c="inherit">
        {card.headline}
      </Anchor>
    </Title>
    <Text size="sm">{card.standfirst}</Text>
    <Text size="xs" c="dimmed">
      {card.byline}
    </Text>
  </Card>
);
const VIEWS = {
  text: ({ html }) => <Text {...inner(html)} />,
  header: ({ id, html }) => <Title order={2} id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => <Blockquote cite={citation}>{blocks.map(view)}</Blockquote>,
  image: ({ picture, caption }) => (
    <figure>
      <Image
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        src={picture.url}
      />
      <Text component="figcaption" size="sm">
        {caption.caption} Foto: {caption.credit}
      </Text>
    </figure>
  ),
  list: ({ items }) => (
    <List>
      {items.map(({ blocks }, at) => (
        <List.Item key={at}>{blocks.map(view)}</List.Item>
      ))}
    </List>
  ),
};
const view = (block) => {
  const View = VIEWS[block.type];
  return <View key={block.id} {...block} />;
};
const More = () => (
  <Menu>
    <Menu.Target>
      <Button>Más</Button>
    </Menu.Target>
    <Menu.Dropdown>
      {MENU.map(({ href, text }) => (
        <Menu.Item key={href} component="a" href={href}>
          {text}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
function Share() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Compartir</Button>
      <Modal opened={opened} onClose={close} title="Compartir">
        Elija una red
      </Modal>
    </>
  );
}

export const Page = ({ cards }) => (
  <MantineProvider>
    <header className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Anchor key={href} href={href} underline="never">
            {text}
          </Anchor>
        ))}
      </nav>
      <More />
      <Share />
    </header>
    <main>
      <div>{BLOCKS.map(view)}</div>
      <Carousel slideSize="33.333%" aria-label="Lo último">
        {SLIDES.map((card) => (
          <Carousel.Slide key={card.id}>
            <Teaser card={card} />
          </Carousel.Slide>
        ))}
      </Carousel>
      <div className="front">
        {cards.map((card) => (
          <Teaser key={card.id} card={card} />
        ))}
      </div>
    </main>
  </MantineProvider>
);

export const Item = Button;
let set;
const Scheme = ({ children }) => {
  set = useMantineColorScheme({ keepTransitions: true }).setColorScheme;
  return children;
};
export const Themed = ({ children }) => (
  <MantineProvider>
    <Scheme>{children}</Scheme>
  </MantineProvider>
);
export const toggle = (dark) => set(dark ? 'dark' : 'light');
