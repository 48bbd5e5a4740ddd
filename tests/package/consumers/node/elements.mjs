import { createElement as h } from 'react';
import {
  Button,
  Card,
  Carousel,
  Checkbox,
  DatePicker,
  Heading,
  Image,
  Input,
  Link,
  Popover,
  SiteFooter,
} from 'rotativa';
import { Tabs } from 'rotativa/components/Tabs';
import { brand } from 'rotativa/themes/weekly';

/** Components with the least that they need, and the element that their ref is. */
export const ELEMENTS = {
  Button: [Button, { children: 'Leer' }, 'BUTTON'],
  Link: [Link, { href: '/a/', children: 'Leer' }, 'A'],
  Heading: [Heading, { level: 2, children: 'Nación' }, 'H2'],
  Image: [Image, { src: '/a.jpg', alt: 'Un puente' }, 'PICTURE'],
  LeadImage: [Image, { src: '/b.jpg', alt: 'Un río', priority: true }, 'PICTURE'],
  Card: [Card, { href: '/a/', headline: 'Vuelve el tren' }, 'ARTICLE'],
  Input: [Input, { label: 'Correo' }, 'INPUT'],
  Checkbox: [Checkbox, { label: 'Acepto' }, 'INPUT'],
  DatePicker: [DatePicker, { label: 'Edición', today: '2026-11-20' }, 'INPUT'],
  Popover: [Popover, { trigger: h(Button, null, 'Ayuda'), children: 'Texto' }, 'DIV'],
  Carousel: [
    Carousel,
    { label: 'Galería', children: [h('p', { key: 1 }, 'Uno'), h('p', { key: 2 }, 'Dos')] },
    'SECTION',
  ],
  Tabs: [Tabs, { label: 'Ediciones', tabs: [{ id: 'a', label: 'Hoy', content: 'Contenido' }] }, 'DIV'],
  SiteFooter: [
    SiteFooter,
    {
      name: brand.name,
      wordmark: brand.wordmark,
      links: [],
      social: [],
      legalName: brand.legalName,
      year: 2026,
    },
    'FOOTER',
  ],
};
