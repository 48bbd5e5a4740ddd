// The exports of a package that builds on this one. Its declarations must be able to name every type.
import { Button, Dialog, DropdownMenuItem, Image, Stack } from 'rotativa';
import { headerIslands } from 'rotativa/patterns/headers';
import { createLinks, type SalesPort } from 'rotativa/providers';
import { createMemoryServices } from 'rotativa/providers/memory';
import { authorCarouselIsland } from 'rotativa/blocks/carousels/AuthorCarousel';
import { filmIsland } from 'rotativa/blocks/body/BodyVideo';

// The compiler names a type by an entry that the program has.
export type { IslandDefinition } from 'rotativa/islands';

export const Primary = Button;
export const pieces = { Dialog, DropdownMenuItem, Image, Stack };
export const islands = [...headerIslands, authorCarouselIsland, filmIsland];
export const links = createLinks('https://www.example.com');
const services = createMemoryServices();
export const { state } = services.backend;
export const open = (sales: SalesPort) => sales.subscription(1);
