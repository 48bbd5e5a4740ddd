'use client';
import { use, useEffect } from 'react';
import { Carousel } from 'rotativa/components/Carousel';

/** A client component that the server suspends until the promise of a server component is kept. */
export function Late({ titles }) {
  return (
    <Carousel label="Late">
      {use(titles).map((title) => (
        <p key={title}>{title}</p>
      ))}
    </Carousel>
  );
}

/** Marks the page when it is hydrated. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
