type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click on a link is to open it in this tab. Browsers open it elsewhere with a modifier key or another button,
 * and a click that another handler has prevented is not for this one.
 */
export const isPlainClick = ({
  defaultPrevented,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Click): boolean => !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
