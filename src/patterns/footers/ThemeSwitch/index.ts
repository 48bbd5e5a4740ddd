export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch.tsx';
export { startThemeSwitch } from './start-theme-switch.ts';
export { BACK_FIELD, MODE_COOKIE, MODE_FIELD, modeChoice, modeCookie, type ModeChoice } from './mode.ts';
