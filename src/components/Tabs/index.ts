export { Tabs, type Tab, type TabsProps } from './Tabs.tsx';
