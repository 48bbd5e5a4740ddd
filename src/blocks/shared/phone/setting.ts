import { z } from 'zod';

/** The field in the editor's form. */
export const phoneSetting = z.enum(['stack', 'rail']).default('stack').meta({
  title: 'En el celular',
  description: '«stack»: una debajo de otra; «rail»: una fila que se desliza.',
});

/** The field of a block with one large story. */
export const phoneSettingWithRows = z.enum(['stack', 'rows', 'rail']).default('stack').meta({
  title: 'En el celular',
  description:
    '«stack»: la primera, grande, y las demás debajo; «rows»: todas en filas; «rail»: una fila que se desliza.',
});
