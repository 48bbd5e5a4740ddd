export { DropdownMenu, type DropdownMenuProps } from './DropdownMenu.tsx';
export {
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
  type DropdownMenuItemProps,
} from './items.tsx';
