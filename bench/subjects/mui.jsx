import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BLOCKS, inner, LINKS, MENU, SLIDES } from './data.js';
import { EmblaCarousel } from './shared.jsx';

export const css = ['front.css'];
const THEMES = {
  light: createTheme({ palette: { mode: 'light' } }),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

const Teaser = ({ card }) => (
  <Card component="article" variant="outlined">
    <CardMedia
      component="img"
      image={card.picture.src}
      alt={card.picture.alt}
      loading="lazy"
      width={1600}
      height={900}
    />
    <CardContent>
      <Typography variant="overline">{card.kicker}</Typography>
      <Typography variant="h6" component="h3">
        <Link href={card.href} color="inherit" underline="hover">
          {card.headline}
        </Link>
      </Typography>
      <Typography variant="body2">{card.standfirst}</Typography>
      <Typography variant="caption">{card.byline}</Typography>
    </CardContent>
  </Card>
);
const VIEWS = {
  text: ({ html }) => <Typography component="p" {...inner(html)} />,
  header: ({ id, html }) => <Typography variant="h4" component="h2" id={id} {...inner(html)} />,
  quote: ({ citation, blocks }) => (
    <Box component="figure" sx={{ borderLeft: '3px solid', pl: 2, m: 0 }}>
      <blockquote>{blocks.map(view)}</blockquote>
      <Typography variant="caption" component="figcaption" {...inner(citation)} />
    </Box>
  ),
  image: ({ picture, caption }) => (
    <Box component="figure" sx={{ m: 0 }}>
      <img alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" src={picture.url} />
      <Typography variant="caption" component="figcaption">
        {caption.caption} Foto: {caption.credit}
      </Typography>
    </Box>
  ),
  list: ({ items }) => (
    <Box component="ul" sx={{ pl: 2 }}>
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

function More() {
  const [anchor, setAnchor] = useState(null);
  return (
    <>
      <Button variant="contained" onClick={(event) => setAnchor(event.currentTarget)}>
        Más
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {MENU.map(({ href, text }) => (
          <MenuItem key={href} component="a" href={href}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
function Share() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Compartir
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Compartir</DialogTitle>
        Elija una red
      </Dialog>
    </>
  );
}

export const Page = ({ cards }) => (
  <ThemeProvider theme={THEMES.light}>
    <CssBaseline />
    <Box component="header" className="header">
      <nav aria-label="Secciones">
        {LINKS.map(({ href, text }) => (
          <Link key={href} href={href} underline="none">
            {text}
          </Link>
        ))}
      </nav>
      <More />
      <Share />
    </Box>
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
  </ThemeProvider>
);

export const Item = ({ children }) => <Button variant="contained">{children}</Button>;
let set;
export const Themed = ({ children }) => {
  const [dark, setDark] = useState(false);
  set = setDark;
  return <ThemeProvider theme={THEMES[dark ? 'dark' : 'light']}>{children}</ThemeProvider>;
};
export const toggle = (dark) => set(dark);
