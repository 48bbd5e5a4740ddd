import { z } from 'zod';

/** The field in the editor's form. */
export const phoneSetting = z
  .enum(['stack', 'rail'])
  .default('stack')
  .meta({
    title: 'En el celular',
    options: { stack: 'Una debajo de otra', rail: 'En una fila que se desliza' },
  });

/** The field of a block with one large story. */
export const phoneSettingWithRows = z
  .enum(['stack', 'rows', 'rail'])
  .default('stack')
  .meta({
    title: 'En el celular',
    options: {
      stack: 'La primera, grande, y las demás debajo',
      rows: 'Todas en filas',
      rail: 'En una fila que se desliza',
    },
  });
