'use client';
import { createElement, useState } from 'react';
import { createListening, ListeningBar } from 'rotativa/patterns/article/ListeningBar';

const list = {
  stories: [{ path: '/rio/', title: 'El río que cambió de orilla', brand: 'Semanario' }],
  rate: 1,
  place: 3,
  length: 12,
};
const silence = async () => 'ended';
const stop = () => undefined;

/** A player that is paused in a story. Its methods are functions, so that a page has it in a client component. */
function opened() {
  const listening = createListening({
    voice: { ready: async () => true, say: silence, stop },
    recording: { play: silence, stop },
    text: async () => ({ sentences: [], locked: false, metered: false, here: false }),
    read: () => list,
    here: () => '/',
    keep: () => undefined,
  });
  listening.open();
  return listening;
}

export function Player() {
  const [listening] = useState(opened);
  return createElement(ListeningBar, { listening });
}
