import { MantineProvider, TextInput } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { GenderField } from '../../src/shared/forms/GenderField.tsx';
import { PhoneField } from '../../src/shared/forms/PhoneField.tsx';
import { createApp } from '../../src/app/createApp.ts';
import { AppContext } from '../../src/shared/runtime/AppContext.tsx';
import { useDraftForm } from '../../src/shared/forms/useDraftForm.ts';

const EMPTY = { gender: '', phone: '', email: '', password: '' };
type Typed = typeof EMPTY;
const NOTHING: FieldErrors = {};
const ignore = () => undefined;

interface FormProps {
  initialValues?: Typed;
  faults?: FieldErrors;
  submitted?: Typed | null;
  refused?: FieldErrors;
  onSubmit?: (typed: Typed) => void;
}

function Form(props: FormProps) {
  return (
    <AppContext value={app}>
      <Fields {...props} />
    </AppContext>
  );
}

function Fields(props: FormProps) {
  const { initialValues = EMPTY, faults = NOTHING, submitted = null, refused = NOTHING, onSubmit = ignore } = props;
  const form = useDraftForm({ name: 'test', initialValues, validate: () => faults, submitted, refused });
  return (
    <MantineProvider>
      <form noValidate onSubmit={form.onSubmit(onSubmit)}>
        <GenderField {...form.field('gender')} />
        <PhoneField
          {...form.field('phone')}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
        <TextInput {...form.field('email')} label="Email" />
        <TextInput {...form.field('password')} label="Senha" />
        <button type="submit">Enviar</button>
      </form>
    </MantineProvider>
  );
}

const app = createApp({
  adapter: () => Promise.reject(new Error('nothing is asked here')),
  follow: ignore,
  prefetch: ignore,
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('what was typed', () => {
  test('is there again after a reload, but for the password', () => {
    render(<Form />);
    fireEvent.click(screen.getByLabelText('Feminino'));
    type('Telefone', '(13) 98888-7777');
    type('Email', 'ana@exemplo.com');
    type('Senha', 'mar e vento sul');
    cleanup();
    render(<Form />);
    expect(shown()).toEqual({ gender: 'F', phone: '(13) 98888-7777', email: 'ana@exemplo.com', password: '' });
    expect(JSON.stringify(sessionStorage)).not.toContain('mar e vento');
  });

  test('is kept only where it differs from what is known, which may be another thing later', () => {
    const before = { ...EMPTY, phone: '13988887777', email: 'ana@exemplo.com' };
    render(<Form initialValues={before} />);
    type('Telefone', '(13) 97777-6666');
    cleanup();
    render(<Form initialValues={{ ...before, email: 'ana.souza@exemplo.com' }} />);
    expect(shown()).toEqual({ gender: '', phone: '(13) 97777-6666', email: 'ana.souza@exemplo.com', password: '' });
  });

  test('is taken from the draft only where the form has a field for it', () => {
    sessionStorage.setItem('draft:test', JSON.stringify({ email: 'ana@exemplo.com', role: 'admin', constructor: 'x' }));
    const sent: Typed[] = [];
    render(<Form onSubmit={(typed) => sent.push(typed)} />);
    fireEvent.click(screen.getByText('Enviar'));
    expect(sent).toEqual([{ gender: '', phone: '', email: 'ana@exemplo.com', password: '' }]);
  });

  test('begins anew when the draft is none of ours', () => {
    sessionStorage.setItem('draft:test', '{"email":5}');
    render(<Form />);
    expect(shown()).toEqual({ gender: '', phone: '', email: '', password: '' });
  });
});

describe('the first field that is wrong', () => {
  test('gets the focus in the order of the screen, whatever the order of the faults', () => {
    render(<Form faults={{ password: 'Não.', email: 'Não.' }} />);
    fireEvent.click(screen.getByText('Enviar'));
    expect(document.activeElement).toBe(field('Email'));
  });

  test('may be a choice: its first one gets the focus', () => {
    render(<Form faults={{ phone: 'Não.', gender: 'O sexo é obrigatório.' }} />);
    fireEvent.click(screen.getByText('Enviar'));
    expect(document.activeElement).toBe(screen.getByLabelText('Feminino'));
  });

  test('loses its fault alone when it is changed', () => {
    render(<Form faults={{ phone: 'Falta o telefone.', email: 'Falta o email.' }} />);
    fireEvent.click(screen.getByText('Enviar'));
    type('Telefone', '(13) 9');
    expect([screen.queryByText('Falta o telefone.'), screen.queryByText('Falta o email.')]).toEqual([
      null,
      expect.any(HTMLElement),
    ]);
  });
});

describe('a field that the server refused', () => {
  const sent = { ...EMPTY, email: 'ana@exemplo.com' };
  const refused = { email: 'Este email já está cadastrado.' };

  test('says so and gets the focus, until it says something else', () => {
    const { rerender } = render(<Form />);
    type('Email', sent.email);
    rerender(<Form submitted={sent} refused={refused} />);
    expect([screen.queryByText(refused.email), document.activeElement]).toEqual([
      expect.any(HTMLElement),
      field('Email'),
    ]);
    type('Email', 'outra@exemplo.com');
    expect(screen.queryByText(refused.email)).toBeNull();
    type('Email', sent.email);
    expect(screen.queryByText(refused.email)).not.toBeNull();
  });
});

describe('a phone under its mask', () => {
  test('keeps the caret behind the digit that was put in', () => {
    render(<Form />);
    type('Telefone', '13988887777');
    const phone = field('Telefone');
    // A 5 between the area and the 9, as the browser leaves it.
    phone.setSelectionRange(6, 6);
    fireEvent.change(phone, { target: { value: '(13) 5988887777', selectionStart: 6, selectionEnd: 6 } });
    expect([phone.value, phone.selectionStart]).toEqual(['(13) 59888-8777', 6]);
  });
});

function type(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function shown(): Typed {
  const checked = document.querySelector<HTMLInputElement>('input[type=radio]:checked');
  return {
    gender: checked?.value ?? '',
    phone: field('Telefone').value,
    email: field('Email').value,
    password: field('Senha').value,
  };
}
