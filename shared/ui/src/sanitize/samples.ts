/** HTML as it comes and as it must leave, by either sanitiser, to the letter. */
export const samples: Record<string, { html: string; safe: string }> = {
  'plain text': { html: 'Sea & sun < 5 km', safe: 'Sea &amp; sun &lt; 5 km' },
  'text to read': {
    html: '<h2>About</h2><p>A <strong>calm</strong>, <em>bright</em> room.<br>Breakfast</p><ul><li>Pool</li><li>Spa</li></ul>',
    safe: '<h2>About</h2><p>A <strong>calm</strong>, <em>bright</em> room.<br>Breakfast</p><ul><li>Pool</li><li>Spa</li></ul>',
  },
  accents: { html: '<p>Cancún, México — «ñ» 🌴</p>', safe: '<p>Cancún, México — «ñ» 🌴</p>' },
  entities: { html: '<p>a&nbsp;b &copy; &quot;q&quot;</p>', safe: '<p>a&nbsp;b © "q"</p>' },
  'other headings': {
    html: '<h1>One</h1><h5>Five</h5><h6>Six</h6>',
    safe: '<h2>One</h2><h4>Five</h4><h4>Six</h4>',
  },
  'unknown elements keep their text': {
    html: '<section><article><span style="color:red">Hi</span></article></section>',
    safe: 'Hi',
  },
  'style, class and id': {
    html: '<p style="position:fixed" class="x" id="y" name="z" data-a="b" aria-label="l">a</p>',
    safe: '<p>a</p>',
  },
  'a safe link': {
    html: '<a href="https://example.com/a?b=1&amp;c=2" target="_blank" rel="opener">x</a>',
    safe: '<a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer nofollow">x</a>',
  },
  'mail, phone and own addresses': {
    html: '<a href="mailto:a@b.mx">a</a><a href="tel:+529985550142">b</a><a href="/hotels">c</a><a href="#top">d</a>',
    safe: '<a href="mailto:a@b.mx" rel="noopener noreferrer nofollow">a</a><a href="tel:+529985550142" rel="noopener noreferrer nofollow">b</a><a href="/hotels" rel="noopener noreferrer nofollow">c</a><a href="#top" rel="noopener noreferrer nofollow">d</a>',
  },
  'a picture': {
    html: '<img src="/media/reef-1200.webp" alt="Reef" width="1200" height="750" onload="x()">',
    safe: '<img src="/media/reef-1200.webp" alt="Reef" width="1200" height="750" loading="lazy" decoding="async">',
  },
  'a table': {
    html: '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    safe: '<table><thead><tr><th scope="col">Day</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  },
  'a script': { html: '<p>a</p><script>alert(1)</script>b', safe: '<p>a</p>b' },
  'a style sheet': { html: '<style>p{color:red}</style><p>a</p>', safe: '<p>a</p>' },
  'an event handler': { html: '<p onclick="alert(1)">a</p>', safe: '<p>a</p>' },
  'a picture that fails on purpose': { html: 'a<img src=x onerror=alert(1)>b', safe: 'ab' },
  'a picture without address': { html: 'a<img src="" alt="x">b<img alt="y">c', safe: 'abc' },
  'a data picture': { html: 'a<img src="data:image/svg+xml,<svg onload=alert(1)>">b', safe: 'ab' },
  'a script link': {
    html: '<a href="javascript:alert(1)">x</a>',
    safe: '<a rel="noopener noreferrer nofollow">x</a>',
  },
  'a disguised script link': {
    html: '<a href=" jAvA&#x09;script&colon;alert(1)">x</a>',
    safe: '<a rel="noopener noreferrer nofollow">x</a>',
  },
  'a link to another host without scheme': {
    html: '<a href="//evil.example">x</a><a href="/\\evil.example">y</a><a href="\\\\evil.example">z</a>',
    safe: '<a rel="noopener noreferrer nofollow">x</a><a rel="noopener noreferrer nofollow">y</a><a rel="noopener noreferrer nofollow">z</a>',
  },
  'a plain http link': {
    html: '<a href="http://example.com">x</a>',
    safe: '<a href="http://example.com" rel="noopener noreferrer nofollow">x</a>',
  },
  'a plain http picture': {
    html: '<img src="http://example.com/a.webp"><img src=" HTTP://example.com/b.webp">',
    safe: '<img src="https://example.com/a.webp" loading="lazy" decoding="async"><img src="https://example.com/b.webp" loading="lazy" decoding="async">',
  },
  'a frame': { html: 'a<iframe src="https://evil.example">inner</iframe>b', safe: 'ab' },
  'a frameset': { html: '<frameset><frame src="x"></frameset>', safe: '' },
  'a drawing': { html: 'a<svg><script>alert(1)</script><text>t</text></svg>b', safe: 'ab' },
  'a formula': { html: 'a<math><mtext>t</mtext></math>b', safe: 'ab' },
  'a form': {
    html: '<form action="https://evil.example"><input name="card">Pay</form>',
    safe: 'Pay',
  },
  'a base and a redirect': {
    html: '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=x"><p>a</p>',
    safe: '<p>a</p>',
  },
  'a comment': { html: 'a<!-- x --><!--[if IE]>y<![endif]-->b', safe: 'ab' },
  'a huge picture': {
    html: '<img src="/a.webp" width="99999" height="100%">',
    safe: '<img src="/a.webp" loading="lazy" decoding="async">',
  },
}
