/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Hero } from './Hero.tsx';

const picture = { src: '/asset/images/home/hero.jpg', alt: 'Ein Restaurant' };

describe('Hero', () => {
  it('leads to the page of its link', () => {
    render(
      <MemoryRouter>
        <Hero title="Titel" picture={picture} button={{ text: 'Zu den Standorten', link: 'locations' }} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Titel');
    expect(screen.getByRole('link', { name: 'Zu den Standorten' }).getAttribute('href')).toBe('/standorte');
  });

  it('tells the page to show the contact form when its link is a sendback', async () => {
    const onSendback = jest.fn();
    render(
      <MemoryRouter>
        <Hero
          title="Titel"
          level="h1"
          picture={picture}
          button={{ text: 'Kontakt aufnehmen', link: ['sendback'] }}
          onSendback={onSendback}
        />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kontakt aufnehmen' }));
    expect(onSendback).toHaveBeenCalledTimes(1);
  });

  it('stays on the page for a link to one of its places', () => {
    render(
      <MemoryRouter>
        <Hero title="Titel" picture={picture} button={{ text: 'Kontaktieren Sie uns', link: '#openForm' }} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('#openForm');
  });
});
