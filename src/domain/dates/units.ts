export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Colombia has UTC-5 all year. */
export const BOGOTA_OFFSET = '-05:00';
export const BOGOTA_OFFSET_MS = -5 * HOUR_MS;
