import { createTheme, defaultVariantColorsResolver } from '@mantine/core';
import type { MantineColorsTuple, VariantColorsResolver } from '@mantine/core';
import controls from './controls.module.css';

const OWN_COLOURS = new Set(['mar', 'sol', 'coral']);

/** Mantine's variants use our colour tokens, each a pair of text and background colours for both schemes. */
const variantColours: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  if (!OWN_COLOURS.has(name)) return defaultVariantColorsResolver(input);
  const none = '1px solid transparent';
  const text = name === 'sol' ? 'var(--on-sol-soft)' : `var(--${name})`;
  switch (input.variant) {
    case 'filled':
      return { background: `var(--${name})`, hover: `var(--${name}-hover)`, color: `var(--on-${name})`, border: none };
    case 'light':
      return {
        background: `var(--${name}-soft)`,
        hover: `var(--${name}-soft)`,
        color: `var(--on-${name}-soft)`,
        border: none,
      };
    case 'outline':
      return { background: 'transparent', hover: `var(--${name}-soft)`, color: text, border: `1px solid ${text}` };
    case 'subtle':
      return { background: 'transparent', hover: `var(--${name}-soft)`, color: text, border: none };
    case 'transparent':
      return { background: 'transparent', hover: 'transparent', color: text, border: none };
    default:
      return defaultVariantColorsResolver(input);
  }
};

const fieldClasses = {
  input: controls.input,
  label: controls.label,
  error: controls.error,
  description: controls.hint,
};
const field = { defaultProps: { size: 'md' }, classNames: fieldClasses };
const sheet = {
  root: controls.dialog,
  inner: controls.dialogInner,
  content: controls.dialogContent,
  header: controls.dialogHeader,
  title: controls.dialogTitle,
  body: controls.dialogBody,
  close: controls.dialogClose,
};

export const theme = createTheme({
  primaryColor: 'mar',
  primaryShade: { light: 7, dark: 4 },
  colors: { mar: steps('mar'), sol: steps('sol'), coral: steps('coral'), sand: steps('sand') },
  variantColorResolver: variantColours,
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'never', // page.css draws it, the same for every element
  activeClassName: controls.pressed ?? '',
  respectReducedMotion: true,
  breakpoints: { xs: '22.5em', sm: '36em', md: '48em', lg: '64em', xl: '80em' },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      classNames: {
        root: controls.button,
        inner: controls.buttonInner,
        label: controls.buttonLabel,
        loader: controls.loader,
      },
    },
    ActionIcon: {
      defaultProps: { size: 'md', variant: 'subtle', radius: 'xl' },
      classNames: { root: controls.iconButton },
    },
    CloseButton: { defaultProps: { size: 'lg', 'aria-label': 'Fechar' } },
    Anchor: { defaultProps: { underline: 'always' }, classNames: { root: controls.anchor } },
    TextInput: field,
    PasswordInput: {
      ...field,
      classNames: { ...fieldClasses, input: controls.passwordInput, innerInput: controls.inner },
    },
    Select: field,
    Autocomplete: field,
    NumberInput: field,
    Textarea: field,
    DatePickerInput: field,
    // A calendar's popover refers to a label that does not exist; other popovers' own names override this one.
    PopoverDropdown: { defaultProps: { 'aria-label': 'Calendário' } },
    Modal: {
      defaultProps: {
        centered: true,
        attributes: { header: { role: 'presentation' } }, // a second banner otherwise
        radius: 'lg',
        closeButtonProps: { 'aria-label': 'Fechar', size: 'lg' },
        transitionProps: { transition: 'fade', duration: 160 },
        overlayProps: { className: controls.veil },
      },
      classNames: sheet,
    },
    Notifications: {
      defaultProps: { position: 'bottom-center', limit: 3, autoClose: 5000, containerWidth: 440 },
      classNames: { root: controls.notices },
    },
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Fechar aviso' } },
      classNames: {
        root: controls.notice,
        title: controls.noticeTitle,
        description: controls.noticeText,
        icon: controls.noticeIcon,
      },
    },
    Pagination: { defaultProps: { size: 'lg', radius: 'xl' }, classNames: { control: controls.page } },
    SegmentedControl: {
      defaultProps: { size: 'md', radius: 'xl', withItemsBorders: false },
      classNames: { root: controls.segments },
    },
    Radio: { defaultProps: { size: 'md', iconColor: 'var(--on-mar)' } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
  },
});

function steps(name: string): MantineColorsTuple {
  const step = (index: number) => `var(--mantine-color-${name}-${index})`;
  return [step(0), step(1), step(2), step(3), step(4), step(5), step(6), step(7), step(8), step(9)];
}
