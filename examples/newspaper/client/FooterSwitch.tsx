'use client';
import { useEffect } from 'react';
import { startThemeSwitch } from 'rotativa/patterns/footers/ThemeSwitch';

/** Applies a choice of the footer's switch at once. Without scripts the form posts it. */
export function FooterSwitch() {
  useEffect(() => startThemeSwitch(document), []);
  return null;
}
