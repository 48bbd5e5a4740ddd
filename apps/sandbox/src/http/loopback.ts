/** An origin of this machine, by any of its names. */
const LOOPBACK = /^(https?:\/\/)(localhost|[a-z0-9-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Whether the origin is a page of this machine. */
export const isLoopback = (origin: string): boolean => LOOPBACK.test(origin);

/** The origin with one name for this machine. Others stay as they are. */
export const withOneName = (origin: string): string => origin.replace(LOOPBACK, '$1localhost$3');
