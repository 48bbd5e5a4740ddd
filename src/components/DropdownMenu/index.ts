export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.tsx';
export {
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
  type DropdownMenuHeadingProps,
  type DropdownMenuItemProps,
  type DropdownMenuSeparatorProps,
} from './items.tsx';
