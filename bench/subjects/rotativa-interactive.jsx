// The three interactive parts of the page.
import { Button } from 'rotativa/components/Button';
import { Carousel } from 'rotativa/components/Carousel';
import { Dialog } from 'rotativa/components/Dialog';
import { DropdownMenu, DropdownMenuItem } from 'rotativa/components/DropdownMenu';
import { MENU, SLIDES } from './data.js';
import { Teaser } from './rotativa-parts.jsx';

export const Menu = () => (
  <DropdownMenu trigger={<Button>Más</Button>}>
    {MENU.map(({ href, text }) => (
      <DropdownMenuItem key={href} href={href}>
        {text}
      </DropdownMenuItem>
    ))}
  </DropdownMenu>
);

export const Share = () => (
  <Dialog title="Compartir" trigger={<Button>Compartir</Button>}>
    Elija una red
  </Dialog>
);

export const Slides = () => (
  <Carousel label="Lo último" perView={3}>
    {SLIDES.map((card) => (
      <Teaser key={card.id} card={card} />
    ))}
  </Carousel>
);
