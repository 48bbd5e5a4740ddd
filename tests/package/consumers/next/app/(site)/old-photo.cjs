'use client';

const { createElement } = require('react');

exports.OldPhoto = ({ src }) => createElement('img', { className: 'old-photo', src, alt: '' });
