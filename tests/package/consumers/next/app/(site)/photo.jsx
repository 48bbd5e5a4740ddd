'use client';

export const Photo = ({ src }) => <img className="photo" src={src} alt="" />;
