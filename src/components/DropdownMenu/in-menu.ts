'use client';
import { createContext, useContext } from 'react';

/** Whether there is a `DropdownMenu` around. */
export const InMenu = createContext(false);

/** @throws Error when the component `name` is not in a `DropdownMenu` */
export function useMenu(name: string): void {
  if (!useContext(InMenu)) throw new Error(`${name} is not in a DropdownMenu. Put it among its children.`);
}
