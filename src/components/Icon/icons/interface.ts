import type { IconShape } from '../shape.ts';

export const menuIcon: IconShape = { line: 'M4 6.5h16M4 12h16M4 17.5h16' };
export const searchIcon: IconShape = {
  line: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3l5.2 5.2',
};
export const closeIcon: IconShape = { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' };
export const userIcon: IconShape = {
  line: 'M12 3.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM4 20.5c.9-3.7 4-5.6 8-5.6s7.1 1.9 8 5.6',
};
export const shareIcon: IconShape = {
  line: 'M17.5 3.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM6.5 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM17.5 15.3a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2ZM8.8 10.8l6.4-3.4M8.8 13.2l6.4 3.4',
};
export const calendarIcon: IconShape = { line: 'M4 6h16v14.5H4ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8' };
export const pinIcon: IconShape = {
  line: 'M12 21.5c4.5-4.6 6.8-8.2 6.8-11.2a6.8 6.8 0 1 0-13.6 0c0 3 2.3 6.6 6.8 11.2ZM12 7.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
};
export const mailIcon: IconShape = { line: 'M3 5.5h18v13.5H3ZM3 6.5l9 7 9-7' };
export const checkIcon: IconShape = { line: 'M4.5 12.8l5 5L19.5 7' };
export const alertIcon: IconShape = { line: 'M12 3.5l9.5 17h-19ZM12 9.5v5M12 17.3h.01' };
export const infoIcon: IconShape = {
  line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11.2v5M12 7.8h.01',
};
export const plusIcon: IconShape = { line: 'M12 5v14M5 12h14' };
export const minusIcon: IconShape = { line: 'M5 12h14' };
export const eyeIcon: IconShape = {
  line: 'M2.5 12c2.3-4.2 5.5-6.3 9.5-6.3s7.2 2.1 9.5 6.3c-2.3 4.2-5.5 6.3-9.5 6.3S4.8 16.2 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
};
export const eyeOffIcon: IconShape = {
  line: 'M9.7 6c.7-.2 1.5-.3 2.3-.3 4 0 7.2 2.1 9.5 6.3-.8 1.4-1.6 2.5-2.6 3.5M16 17.2c-1.2.7-2.5 1.1-4 1.1-4 0-7.2-2.1-9.5-6.3 1.1-2 2.4-3.5 3.9-4.6M10 9.7a3 3 0 0 0 4.2 4.3M3.5 3.5l17 17',
};
export const sunIcon: IconShape = {
  line: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
};
export const moonIcon: IconShape = { line: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z' };
export const printIcon: IconShape = { line: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7Z' };
export const bookmarkIcon: IconShape = { line: 'M6 3.5h12v17l-6-4.5-6 4.5Z' };
export const externalIcon: IconShape = { line: 'M13.5 4H20v6.5M20 4l-9 9M10 5.5H4.5v14h14V14' };
export const linkIcon: IconShape = {
  line: 'M10 14.2a4 4 0 0 0 6 .4l3.2-3.2a4 4 0 0 0-5.7-5.7L12 7.2M14 9.8a4 4 0 0 0-6-.4l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.5-1.5',
};
export const copyIcon: IconShape = { line: 'M8.5 8.5h12v12h-12ZM15.5 8.5v-5h-12v12h5' };
export const downloadIcon: IconShape = { line: 'M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16' };
export const lockIcon: IconShape = { line: 'M5 10.5h14v10H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2' };
export const bellIcon: IconShape = { line: 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15ZM10 21h4M12 4.5v-2' };
export const commentIcon: IconShape = { line: 'M3.5 4.5h17v12H13l-5 4v-4H3.5Z' };
export const moreIcon: IconShape = {
  solid:
    'M5 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM19 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
};
export const editIcon: IconShape = { line: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5' };
export const trashIcon: IconShape = { line: 'M4 6.5h16M9 6.5v-3h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' };
